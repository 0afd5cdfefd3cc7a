/** What of one part of the site names a picture by one of these paths, as people call it: 'City Lisbon'. */
export type FindPictureUses = (paths: readonly string[]) => Promise<readonly string[]>;
