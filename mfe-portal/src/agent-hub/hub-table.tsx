import type { HubAgent } from '@atoll/contracts/agent-hub';
import { toAppError } from '@atoll/platform';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { Switch } from '@atoll/ui/switch';
import { useNotice } from '../shared/notices';
import { useChangeHubAgentMutation } from './hub.api';
import * as s from './agent-hub.module.css';

/** Turns the badge of one agent on or off at once, with the way back. */
function FeaturedSwitch({ agent }: { readonly agent: HubAgent }) {
  const [change, { isLoading }] = useChangeHubAgentMutation();
  const say = useNotice();
  const { id, name, is_featured: isFeatured } = agent;
  const write = (version: number, is_featured: boolean) => change({ id, version, change: { is_featured } });

  async function turn(isOn: boolean): Promise<void> {
    const { data, error } = await write(agent.version, isOn);
    if (!data) return say({ text: toAppError(error).message, isProblem: true });
    say({
      text: isOn ? `${name} is featured.` : `${name} is no longer featured.`,
      undo: async () => (await write(data.version, isFeatured)).error,
    });
  }
  return (
    <Switch
      label={`Featured: ${name}`}
      hideLabel
      checked={isFeatured}
      disabled={isLoading}
      onChange={(isOn) => void turn(isOn)}
    />
  );
}

interface Props {
  readonly agents: readonly HubAgent[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** A page of agents; on phones each is a card. */
export function HubTable({ agents, chosen, onChoose }: Props) {
  const ids = agents.map(({ id }) => id);
  const areAllChosen = ids.every((id) => chosen.has(id));
  return (
    <table className={s.table} aria-label="Agents">
      <thead>
        <tr>
          <th scope="col" className={s.pick}>
            <label className={s.box}>
              <input
                type="checkbox"
                aria-label="Choose all of this page"
                checked={areAllChosen}
                onChange={(event) => onChoose(ids, event.target.checked)}
              />
            </label>
          </th>
          <th scope="col">Agent</th>
          <th scope="col">Place</th>
          <th scope="col">State</th>
          <th scope="col">Featured</th>
        </tr>
      </thead>
      <tbody>
        {agents.map((agent) => {
          const { id, name, agency, city, country, sample, hidden, hasAccount, externalId } = agent;
          return (
            <tr key={id}>
              <td className={s.pick}>
                <label className={s.box}>
                  <input
                    type="checkbox"
                    aria-label={`Choose ${name}`}
                    checked={chosen.has(id)}
                    onChange={(event) => onChoose([id], event.target.checked)}
                  />
                </label>
              </td>
              <th scope="row" className={s.name}>
                <a className="link" href={`/management-portal/agent-hub/${id}`}>
                  {name}
                </a>
                {agency !== name && <span className={s.agency}>{agency}</span>}
              </th>
              <td className={s.place}>
                {city}, {country}
              </td>
              <td className={s.state}>
                {sample ? <SampleMark>Sample</SampleMark> : <Chip>{externalId ?? 'Own'}</Chip>}
                {hidden && <Chip>Hidden</Chip>}
                {hasAccount && <Chip>Account</Chip>}
              </td>
              <td className={s.featured}>
                <FeaturedSwitch agent={agent} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
