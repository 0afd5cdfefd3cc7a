/** Addresses of requests and quotes. Beside the other paths they would stand in the first script of every page (`API_PATHS`). */
export const REQUEST_PATHS = {
  /** POST: a request, by anybody. */
  requests: '/api/quote-requests',
  /** GET: who would be asked. */
  matches: '/api/quote-requests/matches',
  /** POST {email}: mails the links of all open requests of an address; the same answer for every address. */
  resend: '/api/quote-requests/resend',

  // Of who has the mailed link, which is the secret.
  /** GET: OwnRequest. */
  own: '/api/quote-requests/own/:token',
  /** POST: the address is right, and the agents may be asked. */
  confirm: '/api/quote-requests/own/:token/confirm',
  /** POST: takes the request into the account that is signed in. */
  take: '/api/quote-requests/own/:token/take',
  /** POST: the traveler does not want it any more. */
  withdraw: '/api/quote-requests/own/:token/withdraw',
  /** PUT WishBody: what the traveler wishes from now on. */
  wish: '/api/quote-requests/own/:token/wish',
  /** POST CloseBody: nobody is needed any more; POST reopen takes it back for some days. */
  close: '/api/quote-requests/own/:token/close',
  reopen: '/api/quote-requests/own/:token/reopen',
  /** POST AcceptBody; DELETE takes it back while there is time. */
  accept: '/api/quote-requests/own/:token/accept',
  /** POST LineChangeBody. */
  change: '/api/quote-requests/own/:token/change',
  /** POST {agentId}: name, address and phone for this agent. */
  release: '/api/quote-requests/own/:token/release',
  /** GET Thread (and marks it read), POST MessageBody. */
  ownThread: '/api/quote-requests/own/:token/threads/:agentId',
  /** POST: a file as multipart/form-data, to be sent with a message; the answer is an Attachment. */
  ownAttachments: '/api/quote-requests/own/:token/threads/:agentId/attachments',
  /** GET ?size=; DELETE before it is sent. */
  ownAttachment: '/api/quote-requests/own/:token/threads/:agentId/attachments/:attachmentId',
  /** POST BlockBody. */
  ownBlock: '/api/quote-requests/own/:token/threads/:agentId/block',
  /** POST ReportBody. */
  ownReport: '/api/quote-requests/own/:token/threads/:agentId/report',
  /** GET: what was accepted, as JSON. */
  ownAcceptance: '/api/quote-requests/own/:token/acceptance',
  /** PUT ReviewBody, DELETE: how it was with the agent. */
  ownReview: '/api/quote-requests/own/:token/review',
  /** GET, events: `open` at first, and `changed` with {} whenever something of the request is new. */
  ownEvents: '/api/quote-requests/own/:token/events',

  /** POST TakeQuoteBody: a plan of one of the quotes, for the own trip or to share. */
  takeQuote: '/api/quote-requests/own/:token/plans',
  /** POST AddLinesBody: lines of one of the quotes come into a plan that is there. */
  addToPlan: '/api/quote-requests/own/:token/plan-lines',
  /** DELETE: ends the sharing of a quote. */
  endSharing: '/api/quote-requests/own/:token/plans/:planId',

  // Of who has the link of a plan, which is the secret.
  /** GET TripPlan, PUT TripPlanBody, DELETE. */
  plan: '/api/trip-plans/:token',
  /** POST: a plan of one's own like it. */
  copyPlan: '/api/trip-plans/:token/copy',

  // Of signed-in people.
  travelerPlans: '/api/traveler/plans',
  travelerRequests: '/api/traveler/requests',
  travelerThreads: '/api/traveler/threads',
  agentRequests: '/api/agent/requests',
  agentRequest: '/api/agent/requests/:requestId',
  decline: '/api/agent/requests/:requestId/decline',
  quotes: '/api/agent/requests/:requestId/quotes',
  /** GET EarlierQuotes. */
  earlierQuotes: '/api/agent/quotes',
  agentThread: '/api/agent/requests/:requestId/thread',
  agentAttachments: '/api/agent/requests/:requestId/attachments',
  agentAttachment: '/api/agent/requests/:requestId/attachments/:attachmentId',
  /** POST BlockBody. */
  agentBlock: '/api/agent/requests/:requestId/block',
  /** POST ReportBody. */
  agentReport: '/api/agent/requests/:requestId/report',
  agentAcceptance: '/api/agent/requests/:requestId/acceptance',
  /** PUT ReviewAnswerBody. */
  reviewAnswer: '/api/agent/requests/:requestId/review-answer',
  away: '/api/agent/away',
  /** GET Reports, of the administrator. */
  reports: '/api/admin/reports',
  /** PATCH ReportChange, of the administrator. */
  report: '/api/admin/reports/:reportId',
  /** GET ReviewReports, of the administrator. */
  reviewReports: '/api/admin/review-reports',
  /** PATCH ReportChange, of the administrator. */
  reviewReport: '/api/admin/review-reports/:reportId',
  /** GET, events: `open` at first, and `changed` with {requestId}. */
  agentEvents: '/api/agent/requests/events',
} as const;
