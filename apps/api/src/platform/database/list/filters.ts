/** The condition or its opposite. Planned for one value, the other half falls away, so that an index still serves. */
export const either = (value: string, condition: string): string =>
  `((${value}::boolean AND ${condition}) OR (NOT ${value}::boolean AND (${condition}) IS NOT TRUE))`;
