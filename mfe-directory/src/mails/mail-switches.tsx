import {
  MAIL_SETTING_KEYS,
  MAIL_SETTINGS,
  MAIL_SIDES,
  type MailSetting,
  type MailSettingsBody,
  type MailSide,
} from '@atoll/contracts/mail-settings';
import { mailsPage } from '@atoll/contracts/pages/mails.page';
import { toAppError } from '@atoll/platform';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { Switch } from '@atoll/ui/switch';
import { useState } from 'react';
import * as s from './mails-page.module.css';
import { useSaveMailSettingsMutation } from './mails.api';

type Off = MailSettingsBody['off'];

interface MailSwitchesProps {
  readonly token: string;
  readonly off: Off;
}

const SIDE_TITLES: Readonly<Record<MailSide, string>> = {
  traveler: 'Mails about your requests',
  agent: 'Mails to you as a travel agent',
  hotel: 'Mails to you as a hotel',
};

const keysOf = (side: MailSide) => MAIL_SETTING_KEYS.filter((key) => MAIL_SETTINGS[key].side === side);

/** One switch for each kind of mail; each is saved at once, and can be undone. */
export function MailSwitches({ token, off }: MailSwitchesProps) {
  const { state, hrefOf } = usePageUrl(mailsPage);
  const [save, { isLoading, error }] = useSaveMailSettingsMutation();
  const [before, setBefore] = useState<Off | null>(null);
  const keys = keysOf(state.as);
  const others = MAIL_SIDES.filter((side) => side !== state.as);

  async function change(next: Off): Promise<void> {
    const { error: refused } = await save({ token, off: next });
    if (!refused) setBefore(off);
  }
  const turn = (key: MailSetting, isOn: boolean) =>
    change(isOn ? off.filter((one) => one !== key) : [...off, key]);

  return (
    <div className={`wrap ${s.page}`}>
      <header>
        <h1 className="display h1">{mailsPage.title}</h1>
        <p className="lede">For the address that this link was mailed to. Each change is saved at once.</p>
        <p data-without-script="">The switches need JavaScript: please turn it on.</p>
      </header>
      <section aria-labelledby="mails-kinds">
        <h2 className="display h2" id="mails-kinds">
          {SIDE_TITLES[state.as]}
        </h2>
        <ul className={s.kinds}>
          {keys.map((key) => (
            <li key={key}>
              <Switch
                className={s.switch}
                label={MAIL_SETTINGS[key].title}
                checked={!off.includes(key)}
                disabled={isLoading}
                onChange={(isOn) => void turn(key, isOn)}
              />
              <p className="small muted">{MAIL_SETTINGS[key].text}</p>
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          disabled={isLoading || keys.every((key) => off.includes(key))}
          onClick={() => void change([...new Set([...off, ...keys])])}
        >
          All of these off
        </Button>
      </section>
      <div aria-live="polite">
        {error && <Notice tone="danger">Nothing was changed. {toAppError(error).message}</Notice>}
        {before && !error && (
          <Notice>
            Saved.{' '}
            <button type="button" className="link" disabled={isLoading} onClick={() => void change(before)}>
              Undo
            </button>
          </Notice>
        )}
      </div>
      <footer className={s.foot}>
        <p className="small muted">
          Some mails are always sent: those that confirm an address, bring the link of a request or a new
          password, say what you have accepted, or tell that something was done to your account.
        </p>
        {others.map((side) => (
          <p key={side} className="small">
            <a className="link" href={hrefOf({ as: side })}>
              {SIDE_TITLES[side]}
            </a>
          </p>
        ))}
      </footer>
    </div>
  );
}
