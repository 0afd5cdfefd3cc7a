import { within } from '@testing-library/react';
import type { ChatAdvice, ChatClaims } from '@atoll/contracts/marco-claims';
import { eventsOf } from './testing/fixtures';
import { openMarco, startMarcoServer, world } from './marco-server.testing';

startMarcoServer();

const CLAIMS: ChatClaims = {
  how: 'How do you know?',
  see: 'See it',
  claims: [
    {
      kind: 'cheapest',
      text: 'Casa Trevi is the cheapest of the 2 with a price: $212.00.',
      evidence: {
        rows: [
          { label: 'Casa Trevi, whole stay', value: '$212.00' },
          { label: '<img src=x onerror=alert(1)>, whole stay', value: '$226.00' },
        ],
        notes: ['Asked for 3 January to 5 January (guests: 2, rooms: 1).'],
        href: '/hotels?city=Rome&hotel=H1',
      },
    },
    { kind: 'sample', text: '<b>Palazzo</b> is sample data.', evidence: { rows: [], notes: [] } },
  ],
};
const ADVICE: ChatAdvice = { label: 'Advice in Marco’s own words, not checked', text: 'Pack a raincoat.' };

async function openWith(metadata: NonNullable<Parameters<typeof eventsOf>[2]>['metadata']) {
  world.answer = ({ messageId }) => eventsOf(messageId, [], { metadata });
  const app = openMarco();
  await app.say('Rome');
  await app.screen.findByText('Here you are.');
  return app;
}

it('MAR-61: a claim shows what bears it out when its reader asks, and hides it again', async () => {
  const { screen, user } = await openWith({ claims: CLAIMS });
  await screen.findAllByText('How do you know?');
  const [details] = screen.getAllByRole('group').filter((each) => each.textContent?.includes('Asked for'));
  const evidence = within(details as HTMLElement);
  expect(details).not.toHaveAttribute('open');
  await user.click(evidence.getByText('How do you know?'));
  expect(details).toHaveAttribute('open');
  expect(evidence.getByRole('row', { name: /Casa Trevi, whole stay/ })).toHaveTextContent('$212.00');
  expect(evidence.getByText(/Asked for 3 January/)).toBeVisible();
  expect(evidence.getByRole('link', { name: 'See it' })).toHaveAttribute(
    'href',
    '/hotels?city=Rome&hotel=H1',
  );
  await user.click(evidence.getByText('How do you know?'));
  expect(details).not.toHaveAttribute('open');
});

it('MAR-61: names are drawn as text, whatever they hold', async () => {
  const { screen } = await openWith({ claims: CLAIMS });
  expect(await screen.findByText('<b>Palazzo</b> is sample data.')).toBeInTheDocument();
  expect(screen.getByText(/<img src=x/)).toBeInTheDocument();
});

it('MAR-61: the model’s own words stand apart, with a label that says that nobody checked them', async () => {
  const { screen } = await openWith({ advice: ADVICE });
  const aside = await screen.findByRole('complementary', { name: ADVICE.label });
  expect(aside).toHaveTextContent('Pack a raincoat.');
});

it('MAR-61: a screen reader hears claims with the answer, and advice as such, once', async () => {
  const { screen } = await openWith({ claims: CLAIMS, advice: ADVICE });
  expect(
    await screen.findByText(/Here you are\. Casa Trevi is the cheapest.*not checked: Pack a raincoat\./),
  ).toBeInTheDocument();
});
