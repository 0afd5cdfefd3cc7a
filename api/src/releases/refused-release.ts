/** Why a folder cannot become a release, in a sentence for the team that built it. */
export class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease';
}
