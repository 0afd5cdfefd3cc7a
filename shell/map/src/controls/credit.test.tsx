import { render, screen } from '@testing-library/react';
import { Credit } from './credit';

it('sets the words of links, and leaves all else as text', () => {
  const { container } = render(
    <Credit text="Tiles © [Example](https://tiles.example/terms), data © [OSM](https://osm.example/c)" />,
  );
  expect(container).toHaveTextContent(/^Tiles © Example, data © OSM$/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://tiles.example/terms',
    'https://osm.example/c',
  ]);
});

it('links to nothing but https, and takes no markup', () => {
  const text = '[x](javascript:alert(1)) <b>y</b>';
  render(<Credit text={text} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});
