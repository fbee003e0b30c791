/**
 * What the package is tried with: each minor of Playwright from the oldest that we take to the newest, on each Node; package
 * managers, module systems and compilers in turn, so that all of them meet each Node.
 */
import semver from 'semver';

export interface Row {
  readonly playwright: string;
  /** A major. */
  readonly node: string;
  readonly manager: 'npm' | 'pnpm';
  readonly type: 'commonjs' | 'module';
  readonly typescript: string;
}

export const NODES = ['20', '22', '24'] as const;

/** The oldest that reads our declarations, the last that was written in TypeScript, the newest. */
const TYPESCRIPTS = ['5.4.5', '5.9.3', '7.0.2'] as const;

export function rowsOf(playwrights: readonly string[]): Row[] {
  return playwrights.flatMap((playwright, minor) =>
    NODES.map((node, at) => ({
      playwright,
      node,
      manager: (minor + at) % 2 === 0 ? ('npm' as const) : ('pnpm' as const),
      type: Math.floor(minor / 2) % 2 === 0 ? ('commonjs' as const) : ('module' as const),
      typescript: TYPESCRIPTS[(minor + at) % TYPESCRIPTS.length] ?? '',
    })),
  );
}

/** The last patch of every minor in the range, the oldest first. */
export function minorsOf(versions: readonly string[], range: string): string[] {
  const newest = new Map<string, string>();
  const taken = versions.filter((version) => semver.satisfies(version, range));
  for (const version of taken.toSorted(semver.compare)) {
    newest.set(`${semver.major(version)}.${semver.minor(version)}`, version);
  }
  return [...newest.values()];
}

export function nameOf({ playwright, node, manager, type, typescript }: Row): string {
  const modules = type === 'module' ? 'ESM' : 'CommonJS';
  return `Playwright ${playwright}, Node ${node}, ${manager}, ${modules}, TypeScript ${typescript}`;
}
