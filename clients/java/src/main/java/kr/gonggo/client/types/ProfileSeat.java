// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A registered place of business.
 *
 * @param region Code or name of the region, as {@code GET /v1/codes/regions} lists them. The response contains the
 * code.
 * @param kind {@code head} = head office (본사), {@code branch} = branch (지사).
 */
public record ProfileSeat(
        String region,
        ProfileSeatKind kind) {}
