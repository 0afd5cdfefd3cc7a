/** A CSS Module: each local class name with the name that the build gave it. Import it with `import * as s`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** A global style sheet, imported for its effect: only the shell has any. */
declare module '*.css' {}
