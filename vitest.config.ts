import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,reports,matrix}/**/*.test.ts'],
    // Shared machines stand still now and then; a test that hangs is found all the same.
    testTimeout: 60_000,
    // Many tests wait for processes, sockets and clocks, so more of them run than there are processors.
    maxWorkers: 3,
  },
});
