import type { MenuPlace } from '#shared/cart/menu.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { TopClass } from '../model.ts';

type Props = {
  tree: readonly TopClass[];
  onPlace: (place: MenuPlace) => void;
  onClose: () => void;
};

/** The classes of the first and the second level, each at a tap. */
export const ClassDrawer = ({ tree, onPlace, onClose }: Props) => {
  const t = useT();
  const go = (place: MenuPlace): void => {
    onClose();
    onPlace(place);
  };
  return (
    <Sheet title={t('mkStore.allClasses')} onClose={onClose}>
      {tree.map((top, classIndex) => (
        <section key={top.classifyId} className="mk-drawer" aria-label={top.classifyName}>
          <h3>
            <button
              type="button"
              className="plain mk-drawer__top"
              onClick={() => go({ classIndex, categoryIndex: 0, subcategoryIndex: 0 })}
            >
              {top.classifyName}
            </button>
          </h3>
          <ul className="mk-drawer__classes">
            {top.children.map((middle, categoryIndex) => (
              <li key={middle.classifyId}>
                <button
                  type="button"
                  className="mk-drawer__one"
                  onClick={() => go({ classIndex, categoryIndex, subcategoryIndex: 0 })}
                >
                  {middle.classifyName}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
};
