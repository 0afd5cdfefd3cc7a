import type { WishBody } from '@atoll/contracts/request-change';
import { act, screen, within } from '@testing-library/react';
import { headOf, openRequest } from './own-request.testing';
import { acceptanceOf, invitationOf, ownRequestOf, quotedRequestOf } from './testing/request-fixtures';
import { ownPathOf, sentTo, startRequestsServer, tellChanged, world } from './testing/requests-server';

startRequestsServer();

async function openForm(request = quotedRequestOf()) {
  const page = await openRequest(request);
  await page.user.click(screen.getByRole('button', { name: 'Change this request' }));
  const form = within(await screen.findByRole('form', { name: 'Change your request' }));
  return {
    ...page,
    form,
    save: () => page.user.click(form.getByRole('button', { name: 'Save the change' })),
  };
}

describe('changing a request', () => {
  it('RFQ-09: begins with what was asked, saves what was changed, and says before and after', async () => {
    const { user, form, save } = await openForm();
    expect(form.getByLabelText('What would make it a good trip?')).toHaveValue(
      'Emil gets tired after lunch.',
    );
    expect(form.getByLabelText('Budget')).toHaveValue('2400');
    await user.click(form.getByRole('button', { name: 'More: Adults' }));
    await save();
    const changed = await screen.findByRole('button', { name: /^Changed on/ });
    expect(sentTo<WishBody>(ownPathOf('wish'), 'PUT')).toMatchObject([
      { adults: 3, childAges: [7], version: 1, place: { text: 'Lisbon, Portugal' } },
    ]);
    await user.click(changed);
    expect(screen.getByText('2 adults, 1 child (7)', { selector: 'del', exact: false })).toBeVisible();
    expect(headOf('Inês Marques').getByText('Made before the change')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('RFQ-03, RFQ-09: says what is wrong in the sentences of the form, and sends nothing', async () => {
    const { user, form, save } = await openForm();
    await user.clear(form.getByLabelText('Budget'));
    await user.type(form.getByLabelText('Budget'), 'much');
    await save();
    expect(form.getByText('Please write a whole amount from 1 to 10,000,000.')).toBeVisible();
    expect(form.getByLabelText('Budget')).toHaveFocus();
    expect(sentTo(ownPathOf('wish'), 'PUT')).toEqual([]);
  });

  it('RFQ-09: what was changed elsewhere meanwhile is shown, what was typed stays, and both are saved', async () => {
    const { user, form, save } = await openForm();
    await user.type(form.getByLabelText('What would make it a good trip?'), ' And a cot.');
    const other = quotedRequestOf();
    world.request = { ...other, wishVersion: 2, wish: { ...other.wish, adults: 4 } };
    await save();
    expect(await form.findByText(/changed elsewhere meanwhile\. What you typed/)).toBeVisible();
    expect(form.getByText('4 adults, 1 child (7)', { exact: false })).toBeVisible();
    expect(form.getByLabelText('What would make it a good trip?')).toHaveValue(
      'Emil gets tired after lunch. And a cot.',
    );
    await save();
    expect(await screen.findByRole('button', { name: /^Changed on/ })).toBeVisible();
    expect(sentTo<WishBody>(ownPathOf('wish'), 'PUT').at(-1)).toMatchObject({
      ...{ version: 2, adults: 4, notes: 'Emil gets tired after lunch. And a cot.' },
    });
  });

  it('RFQ-09: what was typed is there after the dialog was closed', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByLabelText('What would make it a good trip?'), ' Slowly.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Change this request' }));
    expect(await screen.findByLabelText('What would make it a good trip?')).toHaveValue(
      'Emil gets tired after lunch. Slowly.',
    );
  });

  it('RFQ-09: what was typed is there after the page was left, until it is thrown away', async () => {
    const first = await openForm();
    await first.user.type(first.form.getByLabelText('What would make it a good trip?'), ' Slowly.');
    first.unmount();
    const { user, form } = await openForm();
    expect(form.getByText(/What you typed before is here again/)).toBeVisible();
    expect(form.getByLabelText('What would make it a good trip?')).toHaveValue(
      'Emil gets tired after lunch. Slowly.',
    );
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Change this request' }));
    expect(await screen.findByLabelText('What would make it a good trip?')).toHaveValue(
      'Emil gets tired after lunch.',
    );
  });

  it('RFQ-09: the form stays with what was typed where the request is closed elsewhere meanwhile', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByLabelText('What would make it a good trip?'), ' Slowly.');
    world.request = quotedRequestOf({ status: 'closed', closedReason: 'found' });
    act(tellChanged);
    expect(await form.findByText(/This request was closed meanwhile/)).toBeVisible();
    expect(form.getByLabelText('What would make it a good trip?')).toHaveValue(
      'Emil gets tired after lunch. Slowly.',
    );
    expect(form.queryByRole('button', { name: 'Save the change' })).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Change this request' })).not.toBeInTheDocument();
  });

  it('RFQ-09: another place is another request, which is offered with what is known', async () => {
    const { form } = await openForm();
    const link = form.getByRole('link', { name: 'Ask for another place' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://atoll.example');
    expect(pathname).toBe('/request');
    expect(Object.fromEntries(searchParams)).toMatchObject({ notes: 'Emil gets tired after lunch.' });
    expect(form.queryByRole('combobox', { name: /Where/ })).not.toBeInTheDocument();
  });
});

describe('closing a request', () => {
  it('RFQ-09: is closed with its reason after a question, keeps the quotes, and is opened again', async () => {
    const { user } = await openRequest(quotedRequestOf());
    await user.click(screen.getByRole('button', { name: 'Close this request' }));
    expect(sentTo(ownPathOf('close'))).toEqual([]);
    await user.click(await screen.findByRole('radio', { name: 'Another reason' }));
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    expect(await screen.findByText('You closed this request.')).toBeVisible();
    expect(sentTo(ownPathOf('close'))).toEqual([{ reason: 'other' }]);
    expect(screen.getByRole('table')).toHaveTextContent('$505.00');
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Open it again' }));
    expect(await screen.findByText('2 quotes from 2 agents')).toBeVisible();
  });

  it('RFQ-09: one that cannot be opened again any more does not offer it', async () => {
    await openRequest(ownRequestOf({ status: 'closed', closedReason: 'found' }));
    expect(screen.getByText(/because you have found what you wanted/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open it again' })).not.toBeInTheDocument();
  });

  it('RFQ-09: a change elsewhere is on the page that is open', async () => {
    await openRequest(ownRequestOf());
    const items = [{ what: 'People', before: '2 adults', after: '3 adults' }];
    world.request = ownRequestOf({ changes: [{ at: '2020-11-20T10:00:00.000Z', items }] });
    act(() => tellChanged());
    expect(await screen.findByRole('button', { name: /^Changed on/ })).toBeVisible();
  });
});

it('RFQ-09: what is accepted says what happens next and that Atoll takes no payment, and who was accepted', async () => {
  const invitations = [invitationOf({ state: 'quoted' })];
  await openRequest(quotedRequestOf({ status: 'accepted', acceptance: acceptanceOf(), invitations }));
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(
    next.getByText(/has your name, e-mail and phone, and writes to you with the next steps/),
  ).toBeVisible();
  expect(next.getByText(/Atoll takes no payment/)).toBeVisible();
  expect(screen.getAllByText('Accepted')).toHaveLength(2);
  expect(screen.queryByText('Has sent a quote')).not.toBeInTheDocument();
});
