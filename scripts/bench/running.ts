interface Stoppable {
  readonly stop: () => Promise<unknown>;
}

/** What has to be ended when a bench is over, or was asked to end. */
export class Running {
  readonly #all: Stoppable[] = [];

  keep<T extends Stoppable>(started: T): T {
    this.#all.push(started);
    return started;
  }

  /** Ends everything, last started first, even when ending one of them fails. */
  async stop(): Promise<void> {
    for (const { stop } of this.#all.splice(0).toReversed()) {
      try {
        await stop();
      } catch (error) {
        console.error('Could not be ended:', error);
      }
    }
  }
}
