import type { Connection } from 'mongoose';
import { quoteRequestModel, type QuoteRequestDocument } from '../models/quote-request.model';
import type { ApiSecrets } from '../../shared/secrets/api-secrets';
import { createLinkProofs } from './link-proof';

/** Its key is good for nothing else that the secret signs. */
const PURPOSE = 'link of a request for quotes';

export interface SecretLinks {
  /** The token of a request's mailed link: one segment of a path. */
  readonly tokenOf: (request: Pick<QuoteRequestDocument, '_id' | 'link_version'>) => string;
  /** The request whose link has this token; null for one that is unknown or revoked. */
  readonly requestOfToken: (token: string) => Promise<QuoteRequestDocument | null>;
  /** The path of its page. */
  readonly pathOf: (request: Pick<QuoteRequestDocument, '_id' | 'link_version'>) => string;
  /** The address that is mailed. */
  readonly linkOf: (request: Pick<QuoteRequestDocument, '_id' | 'link_version'>) => string;
}

/** Links that own a request without an account (RFQ-01). Another `link_version` revokes them. */
export function createSecretLinks(database: Connection, secrets: ApiSecrets, publicUrl: string): SecretLinks {
  const requests = quoteRequestModel(database);
  const proofs = createLinkProofs(secrets, PURPOSE);
  const tokenOf: SecretLinks['tokenOf'] = ({ _id, link_version }) => proofs.tokenOf(_id, link_version);
  const pathOf: SecretLinks['pathOf'] = (request) => `/request/${tokenOf(request)}`;
  return {
    tokenOf,
    pathOf,
    linkOf: (request) => `${publicUrl}${pathOf(request)}`,
    requestOfToken: async (token) => {
      const id = proofs.idOf(token);
      if (id === null) return null;
      const request = await requests.findById(id).lean<QuoteRequestDocument>();
      // As much work for an unknown id, so that time says nothing of which ids there are.
      const isProven = proofs.isProven(token, id, request?.link_version ?? 0);
      return request && isProven ? request : null;
    },
  };
}
