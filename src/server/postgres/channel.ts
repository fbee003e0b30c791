/**
 * Servers on one database tell each other of new messages by LISTEN and NOTIFY. What was told while a connection was
 * lost is not told again, so a beat of its own shows each server whether it still hears, and each gap is reported.
 * @module
 */
import type { Sql } from 'postgres';
import { CHANNEL } from './names.js';

/** How often a server looks whether it hears itself, in milliseconds. */
const BEAT = 2_000;

export interface ChannelOptions {
  /** Opens a connection of its own. */
  readonly connect: () => Sql;
  /** Tells all servers, this one among them. */
  readonly tell: (news: string) => Promise<void>;
  readonly onNews: (news: string) => void;
  /** Something may have been told that was not heard. */
  readonly onGap: () => void;
}

export class Channel {
  readonly #options: ChannelOptions;
  /** Begins the beats, which nobody else sends. */
  readonly #name: string;
  #listener: Sql | undefined;
  #told = 0;
  #heard = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(name: string, options: ChannelOptions) {
    this.#name = `beat ${name} `;
    this.#options = options;
  }

  /** Resolves when news are heard. */
  async open(): Promise<void> {
    await this.#listen();
    this.#beatLater();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#listener?.end({ timeout: 0 });
  }

  async #listen(): Promise<void> {
    const listener = this.#options.connect();
    this.#listener = listener;
    // The driver listens again after most losses, and calls the last function each time.
    await listener.listen(
      CHANNEL,
      (news) => this.#hear(news),
      () => this.#options.onGap(),
    );
  }

  #hear(news: string): void {
    if (news.startsWith(this.#name)) this.#heard = Number(news.slice(this.#name.length));
    else if (!news.startsWith('beat ')) this.#options.onNews(news);
  }

  #beatLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#beat()
        // The next one will tell.
        .catch(() => undefined)
        .finally(() => this.#beatLater());
    }, BEAT).unref();
  }

  async #beat(): Promise<void> {
    if (this.#heard !== this.#told) {
      // Deaf. Whoever waits looks for themselves meanwhile.
      this.#options.onGap();
      void this.#listener?.end({ timeout: 0 }).catch(() => undefined);
      await this.#listen();
      this.#heard = this.#told;
    }
    await this.#options.tell(`${this.#name}${this.#told + 1}`);
    this.#told += 1;
  }
}
