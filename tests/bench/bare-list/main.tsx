import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Store = {
  storeId: string;
  storeName: string;
  imgUrl: string;
  classifyName: string;
  distance: number;
  minutes: number;
  deliveryFee: number | null;
  sendPrice: number;
  score: number | null;
  labels: { text: string }[];
};

/** The least that a page with the list of stores can be: React, the server's answer, rows. */
const List = () => {
  const [rows, setRows] = useState<Store[]>([]);
  useEffect(() => {
    void fetch('./list.json')
      .then((reply) => reply.json() as Promise<{ result: Store[] }>)
      .then(({ result }) => {
        setRows(result);
      });
  }, []);
  return (
    <ul className="stores">
      {rows.map((store) => (
        <li key={store.storeId}>
          <img src={store.imgUrl} width={96} height={96} alt="" />
          <div>
            <h3>{store.storeName}</h3>
            <p>
              {store.score} · {store.classifyName} · {store.distance} m · {store.minutes}
            </p>
            <p>
              ${store.deliveryFee} · ${store.sendPrice}
            </p>
            <p>{store.labels.map(({ text }) => text).join(' ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<List />);
