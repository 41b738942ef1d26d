import type { GeoPoint } from '@/content/model/business';

/** Size of the map in SVG units; one unit is about 130 m. */
export const ISLAND_MAP_VIEW_BOX = { width: 500, height: 640 } as const;

const WEST = 39.06;
const NORTH = -5.69;
const UNITS_PER_DEGREE = 760;
/** A degree of longitude is shorter than one of latitude, by the cosine of the latitude. */
const LONGITUDE_SCALE = Math.cos((6.1 * Math.PI) / 180);

/** Coordinates in SVG units. */
export function projectToMap({ longitude, latitude }: GeoPoint): { x: number; y: number } {
  return {
    x: Math.round((longitude - WEST) * LONGITUDE_SCALE * UNITS_PER_DEGREE),
    y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
  };
}

/** Simplified coast of Unguja, clockwise from its northern tip. */
const COAST = [
  [39.297, -5.722],
  [39.318, -5.745],
  [39.345, -5.8],
  [39.37, -5.865],
  [39.377, -5.94],
  [39.385, -6.0],
  [39.415, -6.045],
  [39.43, -6.09],
  [39.436, -6.135],
  [39.434, -6.17],
  [39.447, -6.205],
  [39.472, -6.21],
  [39.482, -6.17],
  [39.489, -6.128],
  [39.502, -6.135],
  [39.508, -6.175],
  [39.525, -6.22],
  [39.538, -6.265],
  [39.552, -6.325],
  [39.566, -6.39],
  [39.576, -6.445],
  [39.555, -6.474],
  [39.51, -6.468],
  [39.472, -6.458],
  [39.458, -6.435],
  [39.424, -6.405],
  [39.402, -6.355],
  [39.378, -6.312],
  [39.345, -6.292],
  [39.315, -6.282],
  [39.292, -6.318],
  [39.276, -6.298],
  [39.248, -6.262],
  [39.212, -6.222],
  [39.196, -6.185],
  [39.186, -6.163],
  [39.206, -6.138],
  [39.21, -6.095],
  [39.198, -6.04],
  [39.19, -5.985],
  [39.222, -5.925],
  [39.25, -5.878],
  [39.272, -5.825],
  [39.288, -5.76],
] as const;

/** The reef off the east coast. */
const REEF = [
  [39.4, -5.86],
  [39.408, -5.94],
  [39.418, -6.0],
  [39.455, -6.06],
  [39.48, -6.105],
  [39.527, -6.145],
  [39.548, -6.22],
  [39.566, -6.27],
  [39.579, -6.33],
  [39.592, -6.4],
] as const;

type Point = ReturnType<typeof projectToMap>;

/** SVG path through all points (Catmull-Rom spline as cubic Béziers). */
function createSmoothPath(line: readonly Point[], { closed }: { readonly closed: boolean }): string {
  const getPointAt = (index: number): Point => {
    const inside = closed
      ? (index + line.length) % line.length
      : Math.min(Math.max(index, 0), line.length - 1);
    return line[inside] as Point;
  };
  const start = getPointAt(0);
  const segments = Array.from({ length: closed ? line.length : line.length - 1 }, (_, index) => {
    const [before, from, to, after] = [
      getPointAt(index - 1),
      getPointAt(index),
      getPointAt(index + 1),
      getPointAt(index + 2),
    ];
    const getControlPoint = (a: number, b: number, c: number) => (a + (b - c) / 6).toFixed(1);
    return (
      `C${getControlPoint(from.x, to.x, before.x)} ${getControlPoint(from.y, to.y, before.y)} ` +
      `${getControlPoint(to.x, from.x, after.x)} ${getControlPoint(to.y, from.y, after.y)} ${to.x} ${to.y}`
    );
  });
  return `M${start.x} ${start.y}${segments.join('')}${closed ? 'Z' : ''}`;
}

const project = (line: typeof COAST | typeof REEF) =>
  line.map(([longitude, latitude]) => projectToMap({ longitude, latitude }));

export const coastlinePath = createSmoothPath(project(COAST), { closed: true });

export const reefPath = createSmoothPath(project(REEF), { closed: false });
