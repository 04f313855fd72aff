import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Row = { title: string; texts: string[]; picture?: string };

/** The least that a page with some rows of words can be: React, the server's answer, rows. */
const Rows = () => {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    void fetch('./list.json')
      .then((reply) => reply.json() as Promise<Row[]>)
      .then(setRows);
  }, []);
  return (
    <ul className="rows">
      {rows.map(({ title, texts, picture }) => (
        <li key={title}>
          {picture !== undefined && <img src={picture} width={96} height={96} alt="" />}
          <h3>{title}</h3>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </li>
      ))}
    </ul>
  );
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Rows />);
