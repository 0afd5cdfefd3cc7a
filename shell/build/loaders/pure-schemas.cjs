/**
 * Makes each schema of the contracts droppable: `const X = Type.…;` becomes the result of a call that is marked as
 * pure. A browser that imports one constant from a contract then does not also carry the schemas beside it and the
 * library that makes them (20 KB after brotli). The bundler looks at the outermost call only, hence the function.
 */
const SCHEMA = /^((?:export )?const \w+ = )(Type\.[\s\S]*?);$/gm;

module.exports = (source) => source.replace(SCHEMA, '$1/*#__PURE__*/ (() => $2)();');
