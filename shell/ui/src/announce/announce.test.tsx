import { screen, waitFor } from '@testing-library/react';
import { announce } from './announce';

it('has one region for everything that is announced', async () => {
  announce('Casa do Miradouro is saved');
  announce('Casa do Miradouro is no longer saved');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('is no longer saved'));
});
