/** The file that renders an app's first screens on the server. Browsers never get it. */
export const SERVER_BUNDLE = 'server.mjs';
