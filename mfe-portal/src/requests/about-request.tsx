import { Thread } from './thread';

interface Props {
  readonly requestId: string;
  /** The traveler's first name. */
  readonly traveler: string;
  /** True where the request is over for the agent. */
  readonly hasEnded: boolean;
}

/** What an agent and a traveler say about a request. */
export function AboutRequest({ requestId, traveler, hasEnded }: Props) {
  return (
    <Thread
      place={{ kind: 'request', id: requestId }}
      side="agent"
      other={traveler}
      closed={hasEnded ? 'Nothing can be written about this request any more.' : null}
    />
  );
}
