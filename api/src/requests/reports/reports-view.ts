import type { Reports } from '@atoll/contracts/quote-request';
import { firstName } from '@atoll/contracts/words';
import { otherOf, type ConnectionSide } from '../hotel-agent/connection-of';
import type { ReportDocument } from '../models/report.model';
import type { RequestsParts } from '../requests-parts';

type Deps = Pick<RequestsParts, 'reports' | 'requests' | 'findAgent' | 'connections' | 'hotelAgent'>;
type Row = Reports['reports'][number];
type Sides = Pick<Row, 'reference' | 'reporter' | 'reported'>;

const GONE = { name: 'Somebody who has left Atoll', page: null };

/** What was reported, as the administrator reads it. */
export async function reportsView({
  reports,
  requests,
  findAgent,
  connections,
  hotelAgent,
}: Deps): Promise<Reports> {
  const { reports: found, total } = await reports.newest();
  const rows = await requests.findAll(found.flatMap(({ request_id }) => request_id ?? []));
  const byId = new Map(rows.map((request) => [request._id, request]));

  async function ofConnection(id: string, side: ConnectionSide): Promise<Sides> {
    const connection = await connections.findAccepted(id);
    if (!connection) return { reference: '', reporter: GONE, reported: GONE };
    const nameOf = async (of: ConnectionSide) => {
      const { name, page } = await hotelAgent.nameOf(otherOf(connection, of));
      return { name, page };
    };
    const other = side === 'hotel' ? 'agent' : 'hotel';
    return { reference: '', reporter: await nameOf(other), reported: await nameOf(side) };
  }
  async function ofRequest({ request_id = '', agent_id = '', side }: ReportDocument): Promise<Sides> {
    const request = byId.get(request_id);
    const { name, page } = await findAgent(agent_id);
    // The rest of a traveler's name is for the agent whose quote was accepted; the reference names the request.
    const traveler = request ? { name: firstName(request.contact.name), page: null } : GONE;
    const [reporter, reported] = side === 'agent' ? [{ name, page }, traveler] : [traveler, { name, page }];
    return { reference: request?.reference ?? '', reporter, reported };
  }

  async function view(report: ReportDocument): Promise<Row> {
    const {
      _id: id,
      request_id = null,
      agent_id = null,
      connection_id = null,
      side,
      reason,
      text,
      at,
      settled_at,
      version = 0,
    } = report;
    const sides =
      connection_id === null || side === 'traveler'
        ? await ofRequest(report)
        : await ofConnection(connection_id, side);
    return {
      ...{ id, requestId: request_id, agentId: agent_id, connectionId: connection_id, ...sides },
      ...{ side, reason, text, at: at.toISOString(), isSettled: settled_at !== undefined, version },
    };
  }

  return { reports: await Promise.all(found.map(view)), total };
}
