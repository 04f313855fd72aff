import { Bone } from '../../../../ui/skeleton.tsx';

/** The page before its store is there: the same places, empty. */
export const ShopBones = () => (
  <div className="shop-bones" aria-hidden="true">
    <div className="shop-bones__banner" />
    <div className="shop-head__card shop-bones__card">
      <Bone height={24} width="70%" />
      <Bone height={16} width="85%" />
      <Bone height={16} width="50%" />
      <Bone height={48} radius={14} />
    </div>
    <div className="shop-bones__menu">
      <div className="shop-bones__rail">
        {[0, 1, 2, 3, 4].map((place) => (
          <Bone key={place} height={20} />
        ))}
      </div>
      <div className="shop-bones__rows">
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="shop-bones__row">
            <Bone height={88} width={88} radius={14} />
            <span>
              <Bone height={18} width="80%" />
              <Bone height={14} width="55%" />
              <Bone height={18} width="35%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  </div>
);
