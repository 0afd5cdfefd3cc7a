const DISPLAY_NAME = Symbol.for('fastify.display-name');

/*
 * Fastify names a plugin that has no name of its own after its file, for which it looks through every module that is
 * loaded. Jest makes that list anew each time, which was half of what building a site took. Here a function's name is
 * its plugin's.
 */
Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get(this: { readonly name: string }) {
    return this.name || 'plugin';
  },
  set(this: object, value: string) {
    Object.defineProperty(this, DISPLAY_NAME, { value, configurable: true, writable: true });
  },
});
