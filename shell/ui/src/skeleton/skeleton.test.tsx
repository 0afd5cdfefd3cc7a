import { renderToStaticMarkup } from 'react-dom/server';
import { Skeleton } from './skeleton';

it('is silent and takes the class that sizes it', () => {
  const view = renderToStaticMarkup(<Skeleton shape="block" className="hero" />);
  expect(view).toBe('<span class="skeleton block hero" aria-hidden="true"></span>');
});
