/** Every package's tests in one run; each package's own two-line configuration says what it runs on. */
export default {
  projects: [
    'scripts',
    'api',
    'api/contracts',
    'api/embedded-mongo',
    'api/sandbox',
    'shell',
    'shell/build',
    'shell/platform',
    'shell/ui',
    'mfe-hotels',
    'mfe-tours',
    'mfe-directory',
    'mfe-marco',
    'mfe-portal',
  ].map((folder) => `<rootDir>/${folder}`),
};
