import { MemoryStore } from '../../../src/server/memory-store.js';
import { describeStore } from './store.js';

describeStore('the memory store', (bounds) => new MemoryStore(bounds));
