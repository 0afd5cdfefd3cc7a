import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What makes cards and columns of a board take part in dragging; each returns what ends it. */
export interface BoardDrag {
  readonly card: (element: HTMLElement, id: string, onDrag: (isDragged: boolean) => void) => () => void;
  readonly column: (
    element: HTMLElement,
    on: { readonly over: (isOver: boolean) => void; readonly drop: (id: string) => void },
  ) => () => void;
}

/** Dragging with the browser's own means. It adds to menus and keys, which do the same. */
export const boardDrag: BoardDrag = {
  card: (element, id, onDrag) =>
    draggable({
      element,
      getInitialData: () => ({ contact: id }),
      onDragStart: () => onDrag(true),
      onDrop: () => onDrag(false),
    }),
  column: (element, { over, drop }) =>
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['contact'] === 'string',
      onDragEnter: () => over(true),
      onDragLeave: () => over(false),
      onDrop: ({ source }) => {
        over(false);
        drop(source.data['contact'] as string);
      },
    }),
};
