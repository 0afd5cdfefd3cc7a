// A CSS module in a unit test: every class is its own name. `import * as s` sees a namespace, so answer both ways.
module.exports = new Proxy(
  {},
  {
    get: (_target, name) =>
      name === '__esModule' ? true : name === 'default' ? module.exports : String(name),
  },
);
