import { describe, expect, it } from 'vitest';
import { asId, type StationId } from '../../kernel/ids.ts';
import {
  changeOf,
  labelAfter,
  paperOf,
  papersAtAccept,
  partOf,
  printerFor,
  stopsOf,
  type Paper,
} from './papers.ts';

const [wok, grill] = [asId<StationId>('wok'), asId<StationId>('grill')];
const at = (...stationIds: StationId[]) => ({ stationIds });
const parts = (papers: readonly Paper[]) => papers.map(partOf);

describe('the papers of an order (decision DA13)', () => {
  it('are one ticket a station, one for what no station makes, and one label', () => {
    expect(parts(papersAtAccept('takeout', [at(wok, grill), at(wok), at()]))).toEqual([
      'TICKET.grill',
      'TICKET.wok',
      'TICKET',
      'LABEL',
    ]);
    expect(parts(papersAtAccept('takeout', [at(wok)]))).toEqual(['TICKET.wok', 'LABEL']);
    expect(parts(papersAtAccept('takeout', [at()]))).toEqual(['TICKET', 'LABEL']);
  });
  it('are a pick list and a label in a supermarket', () => {
    expect(parts(papersAtAccept('market', [at(wok), at()]))).toEqual(['PICK', 'LABEL']);
  });
  it('are stopped where somebody works from them', () => {
    expect(parts(stopsOf(papersAtAccept('takeout', [at(wok), at()])))).toEqual([
      'STOP.wok',
      'STOP',
    ]);
    expect(parts(stopsOf(papersAtAccept('market', [at()])))).toEqual(['STOP']);
    expect(stopsOf([{ kind: 'STOP', stationId: null }])).toEqual([]);
  });
  it('are known by their names', () => {
    for (const part of [
      'TICKET',
      'TICKET.wok',
      'STOP.a.b',
      'PICK',
      'LABEL',
      'LABEL.2',
      'CHANGE.1a2b',
      'CHANGE.1a2b.a.b',
    ])
      expect(partOf(paperOf(part)!)).toBe(part);
    for (const part of [
      '',
      'ticket',
      'TICKET.',
      'NOTHING.wok',
      '.wok',
      'CHANGE',
      'CHANGE..wok',
      'LABEL.',
    ])
      expect(paperOf(part)).toBeNull();
  });
});

describe('a paper that replaces another', () => {
  it('is of the same station, and tells one change from the next', () => {
    expect(partOf(changeOf({ kind: 'TICKET', stationId: wok }, '1a2b'))).toBe('CHANGE.1a2b.wok');
    expect(partOf(changeOf({ kind: 'PICK', stationId: null }, '3c'))).toBe('CHANGE.3c');
  });
  it('is the next label where a bag has one', () => {
    expect(partOf(labelAfter(1))).toBe('LABEL.2');
    expect(partOf(labelAfter(2))).toBe('LABEL.3');
  });
});

describe('the printer of a paper', () => {
  const first = { name: 'first', stationIds: [], hasLabels: false };
  const hot = { name: 'hot', stationIds: [wok], hasLabels: false };
  const desk = { name: 'desk', stationIds: [], hasLabels: true };
  const nameFor = (paper: Paper) => printerFor([first, hot, desk], paper)?.name;
  it('is the one that is set for it, else the first', () => {
    expect(nameFor({ kind: 'TICKET', stationId: wok })).toBe('hot');
    expect(nameFor({ kind: 'STOP', stationId: wok })).toBe('hot');
    expect(nameFor({ kind: 'TICKET', stationId: grill })).toBe('first');
    expect(nameFor({ kind: 'TICKET', stationId: null })).toBe('first');
    expect(nameFor({ kind: 'LABEL', stationId: null })).toBe('desk');
    expect(printerFor([first], { kind: 'LABEL', stationId: null })).toBe(first);
  });
  it('is none where the store has none', () => {
    expect(printerFor([], { kind: 'LABEL', stationId: null })).toBeNull();
  });
});
