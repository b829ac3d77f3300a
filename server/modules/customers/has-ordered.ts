/**
 * SQL for whether somebody has ordered before, under this address or one that was merged; `email` is an expression in
 * lower case. The website is $1.
 */
export const hasOrderedSql = (email: string): string => `exists (select from customers b
        left join customers kept on kept.website_id = b.website_id and kept.id = b.merged_into
        where b.website_id = $1::uuid and b.email = ${email} and coalesce(kept.order_count, b.order_count) > 0)`;
