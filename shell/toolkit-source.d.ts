/** The package's own file, which has its types under the package's name only. */
declare module '*/redux-toolkit.modern.mjs' {
  export * from '@reduxjs/toolkit';
}
