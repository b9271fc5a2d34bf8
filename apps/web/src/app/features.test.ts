import { lineOf, type RouteName } from '@biuro/core/navigation/routes.ts';
import { expect, test } from 'vitest';
import { defineFeature, listFeatures } from '#services/feature/feature.ts';
import { features } from './features.ts';

const routesOf = (lists: (object | undefined)[]) => lists.flatMap((list) => Object.keys(list ?? {}));
const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);

/** Slots of every page instead of one. */
const places = ['top-bar', 'session-expired'];

test('no two features draw the same route, nor send the same list ahead', () => {
  expect(twice(routesOf(features.map(({ screens }) => screens)))).toEqual([]);
  expect(twice(routesOf(features.map(({ lists }) => lists)))).toEqual([]);
});

test('what a feature sends ahead, shows as a section or has others draw into belongs to a route that has a page', () => {
  const drawn = routesOf(features.map(({ screens }) => screens));
  const named = features.flatMap(({ sections = [], clientSections = [], lists, requests, slots }) => [
    ...[...sections, ...clientSections].map(({ route }) => route),
    ...routesOf([lists, requests, slots]).filter((name) => !places.includes(name)),
  ]);
  expect(named.filter((name) => !drawn.includes(name))).toEqual([]);
});

test('a section of the office leads to a page of the office, one of the clients to theirs', () => {
  const accessOf = ({ route }: { route: RouteName }) => lineOf(route).access;
  expect(new Set(features.flatMap(({ sections = [] }) => sections.map(accessOf)))).toEqual(new Set(['admin']));
  expect(new Set(features.flatMap(({ clientSections = [] }) => clientSections.map(accessOf)))).toEqual(
    new Set(['client']),
  );
});

test('a route that core does not know, and a list without every route, do not compile', () => {
  const Page = () => null;
  const login = defineFeature({ screens: { login: () => Promise.resolve(Page) } });
  // @ts-expect-error -- the routes of the other features have no page
  expect(listFeatures([login])).toEqual([login]);
  // @ts-expect-error -- no route has this name
  expect(defineFeature({ screens: { logon: () => Promise.resolve(Page) } })).toBeDefined();
});
