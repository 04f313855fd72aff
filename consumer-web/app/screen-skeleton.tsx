import { Bone } from '../ui/skeleton.tsx';

/** A screen whose code is on its way. */
export const ScreenBones = () => (
  <main className="page__main" aria-busy="true">
    <div className="page__bones">
      <Bone height={28} width="50%" />
      <Bone height={180} radius={14} />
      <Bone height={96} radius={14} />
      <Bone height={96} radius={14} />
    </div>
  </main>
);
