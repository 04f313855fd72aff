import { Bone } from '../../../ui/bone.tsx';

/** Place-holders of address cards. */
export const AddressBones = ({ count = 3 }: { count?: number }) => (
  <div className="address__list" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => <div key={index} className="card address__card"><div className="address__lines"><Bone width="70%" height={20} /><Bone width="45%" height={16} /><Bone width="30%" height={20} /></div></div>)}
  </div>
);
