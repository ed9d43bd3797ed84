/**
 * The one meaning of "admitted" for everybody who counts people: the check-in `alias` let somebody into the event, by a
 * scan or by a member. Only entry points accept. A point may have become one of another kind since, a person cancelled
 * or never expected: they are inside all the same.
 */
export const admittedConditionSql = (alias: string) => `${alias}.result = 'accepted' and ${alias}.withdrawn_at is null`
