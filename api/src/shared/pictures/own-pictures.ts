import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

/** A picture that somebody uploaded of themselves. */
export interface OwnPicture {
  readonly key: string;
  /** The public path of its square. */
  readonly url: string;
}

/** Keeps such pictures. The media feature answers it for the features whose people have pictures. */
export interface OwnPictures {
  /** Lets the routes of its scope read forms with a file. */
  readonly forms: FastifyPluginAsync;
  /** The picture of a request's form, checked and drawn anew. Throws INVALID_REQUEST or PAYLOAD_TOO_LARGE. */
  readonly keep: (request: FastifyRequest) => Promise<OwnPicture>;
  readonly remove: (key: string) => Promise<void>;
}
