import { AccountForm } from '@atoll/platform/account-form';
import { renderApp, sampleUser } from '@atoll/platform/testing';
import { TextField } from '@atoll/ui/field';
import { Form, Input, theme } from 'antd';
import { useState } from 'react';
import { PortalTheme } from './shared/portal-theme';
import { needed } from './shared/place-items';
import { SavingForm } from './shared/saving-form';

const HINT = 'With its country code';
const DANGER = '#b3261e';

function OfTheKit({ onSend }: { readonly onSend: () => void }) {
  return (
    <AccountForm submit="Send" busy={false} error={undefined} onSubmit={onSend}>
      <TextField label="Name" name="name" required />
      <TextField label="Phone" name="phone" required hint={HINT} />
    </AccountForm>
  );
}

/** Refused by the API because of its name as soon as it is sent. */
function Refused() {
  const [error, setError] = useState<unknown>();
  async function send(): Promise<boolean> {
    setError({ kind: 'api', code: 'INVALID_REQUEST', message: 'No', fields: { name: 'No such name.' } });
    return false;
  }
  return (
    <PortalTheme>
      <SavingForm name="refused" error={error} onSave={send}>
        <Form.Item name="name" label="Name" rules={needed}>
          <Input />
        </Form.Item>
        <button type="submit">Send</button>
      </SavingForm>
    </PortalTheme>
  );
}

function ErrorColour() {
  return <output aria-label="Colour">{theme.useToken().token.colorError}</output>;
}

function OfAntd({ onSend }: { readonly onSend: () => void }) {
  async function send(): Promise<boolean> {
    onSend();
    return true;
  }
  return (
    <PortalTheme>
      <ErrorColour />
      <SavingForm name="a sample form" error={undefined} onSave={send}>
        <Form.Item name="name" label="Name" rules={needed}>
          <Input />
        </Form.Item>
        <Form.Item name="phone" label="Phone" extra={HINT} rules={needed}>
          <Input />
        </Form.Item>
        <button type="submit">Send</button>
      </SavingForm>
    </PortalTheme>
  );
}

const show = (page: React.JSX.Element) =>
  renderApp(page, { state: { session: { state: 'signed-in', user: sampleUser() } } });

/** What a refused field says of itself, and where. */
async function refused(page: React.JSX.Element) {
  const { screen, user } = show(page);
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await user.click(phone);
  await user.tab();
  const told = { onLeaving: screen.queryAllByText('Please fill this in').length };
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const [message, second] = await screen.findAllByText('Please fill this in');
  const hint = screen.getByText(HINT);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const described = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  const looks = {
    ...told,
    look: message?.className.split(' ').includes('error'),
    role: message?.closest('[role=alert], [role=status]') ?? null,
    invalid: name.getAttribute('aria-invalid'),
    isNeeded: name.matches(':required, [aria-required=true]'),
    described: described(name),
    describedWithHint: described(phone),
    hasFocus: name === document.activeElement,
    belowItsField: Boolean(
      name.compareDocumentPosition(message as Node) & Node.DOCUMENT_POSITION_FOLLOWING &&
      phone.compareDocumentPosition(message as Node) & Node.DOCUMENT_POSITION_PRECEDING,
    ),
    aboveTheHint: Boolean((second as Node).compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING),
    bubble: !(name.closest('form')?.noValidate ?? false),
  };
  await user.type(name, 'A');
  const afterALetter = name.getAttribute('aria-invalid');
  await user.clear(name);
  return { ...looks, afterALetter, emptiedAgain: name.getAttribute('aria-invalid') };
}

it('a field that is wrong says so alike in the forms of the kit and of antd', async () => {
  const send = jest.fn();
  const ofTheKit = await refused(<OfTheKit onSend={send} />);
  expect(ofTheKit).toEqual({
    onLeaving: 0,
    look: true,
    role: null,
    invalid: 'true',
    isNeeded: true,
    described: ['Please fill this in'],
    describedWithHint: ['Please fill this in', HINT],
    hasFocus: true,
    belowItsField: true,
    aboveTheHint: true,
    bubble: false,
    afterALetter: null,
    emptiedAgain: null,
  });
  document.body.replaceChildren();
  expect(await refused(<OfAntd onSend={send} />)).toEqual(ofTheKit);
  expect(send).not.toHaveBeenCalled();
});

it('EXP-06: what was refused is not said any more once it is put right, nor beside what is wrong now', async () => {
  const { screen, user } = show(<Refused />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(name, 'A');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No such name.');
  await user.type(name, 'B');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No such name.');
  await user.clear(name);
  await send();
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('antd writes its messages in the color of the kit, also where the page is dark', () => {
  const root = document.documentElement;
  root.style.setProperty('--danger', DANGER);
  root.style.colorScheme = 'dark';
  try {
    const { screen } = show(<OfAntd onSend={jest.fn()} />);
    expect(screen.getByLabelText('Colour')).toHaveTextContent(DANGER);
  } finally {
    root.removeAttribute('style');
  }
});
