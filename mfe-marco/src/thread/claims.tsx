import type { ChatClaim, ChatClaims } from '@atoll/contracts/marco-claims';
import * as s from './claims.module.css';

function Evidence({ claim: { text, evidence }, see }: { claim: ChatClaim; see: string }) {
  const { rows, notes, href } = evidence;
  return (
    <div className={s.evidence}>
      {rows.length > 0 && (
        <table aria-label={text}>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row" dir="auto">
                  {label}
                </th>
                <td dir="auto">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note} dir="auto">
          {note}
        </p>
      ))}
      {href && (
        <a className="link" href={href} dir="auto">
          {see}
        </a>
      )}
    </div>
  );
}

/** What Marco states of what was found: a sentence each, and behind it what shows that it is so (MAR-61). */
export function Claims({ claims: { claims, how, see } }: { claims: ChatClaims }) {
  return (
    <ul className={s.claims}>
      {claims.map((claim) => (
        <li key={claim.text}>
          <p dir="auto">{claim.text}</p>
          <details>
            <summary dir="auto">{how}</summary>
            <Evidence {...{ claim, see }} />
          </details>
        </li>
      ))}
    </ul>
  );
}
