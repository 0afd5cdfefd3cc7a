/** The package's own file, which has its types under the package's name only. */
declare module '*/redux-toolkit.modern.mjs' {
  // eslint-disable-next-line no-restricted-syntax -- no module of ours: the whole package is meant
  export * from '@reduxjs/toolkit';
}
