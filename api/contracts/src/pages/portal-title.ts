/** What a page of the portal is called until the portal's own code says which it is. */
export const PORTAL_TITLE = 'Your workspace';
