import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/{unit,reports}/**/*.test.ts'] } });
