/**
 * What a monitor reads at `/metrics`, in the text format of Prometheus (version 0.0.4).
 * @module
 */
import type { StoreStatus } from './store.js';

/** Upper bounds of the buckets that times are counted in, in seconds: from memory's to a tired database's. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Counted by this server since its start. */
export class Metrics {
  readonly #rejected = new Map<number, number>();
  readonly #buckets = BUCKETS.map(() => 0);
  #received = 0;
  #mails = 0;
  #seconds = 0;

  /** A mail was stored as so many messages, in so many milliseconds. */
  stored(messages: number, milliseconds: number): void {
    const seconds = milliseconds / 1000;
    this.#received += messages;
    this.#mails += 1;
    this.#seconds += seconds;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket !== -1) this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
  }

  /** A mail was answered with this code instead of 250. */
  rejected(code: number): void {
    this.#rejected.set(code, (this.#rejected.get(code) ?? 0) + 1);
  }

  /** The page for the monitor; without a status the store could not be asked. */
  text(waiting: number, status: StoreStatus | undefined): string {
    const rejected = [...this.#rejected].map(([code, mails]) => `{code="${code}"} ${mails}`);
    return [
      metric('received_messages_total', 'counter', 'Messages that this server stored.', [
        ` ${this.#received}`,
      ]),
      metric('rejected_mails_total', 'counter', 'Mails that this server refused, by SMTP reply.', rejected),
      metric('waiting_requests', 'gauge', 'Requests that this server holds.', [` ${waiting}`]),
      metric('store_seconds', 'histogram', 'Time to store a mail.', this.#histogram()),
      metric('store_up', 'gauge', 'Whether the store can be asked.', [` ${status ? 1 : 0}`]),
      ...(status ? stored(status) : []),
    ].join('');
  }

  #histogram(): string[] {
    let mails = 0;
    const buckets = BUCKETS.map((bound, at) => `_bucket{le="${bound}"} ${(mails += this.#buckets[at] ?? 0)}`);
    return [
      ...buckets,
      `_bucket{le="+Inf"} ${this.#mails}`,
      `_sum ${this.#seconds}`,
      `_count ${this.#mails}`,
    ];
  }
}

/** Of the whole store: servers on one database say the same. */
function stored({ messages, bytes, evicted }: StoreStatus): string[] {
  return [
    metric('messages', 'gauge', 'Messages in the store.', [` ${messages}`]),
    metric('bytes', 'gauge', 'Bytes of the sources in the store.', [` ${bytes}`]),
    metric('evicted_messages_total', 'counter', 'Messages that the store dropped.', [` ${evicted}`]),
  ];
}

function metric(name: string, type: string, help: string, samples: readonly string[]): string {
  const full = `playwright_inbox_${name}`;
  return [
    `# HELP ${full} ${help}`,
    `# TYPE ${full} ${type}`,
    ...samples.map((sample) => full + sample),
    '',
  ].join('\n');
}
