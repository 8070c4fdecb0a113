// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A limit on requests.
 *
 * @param policy Name of the limit, as in the {@code RateLimit} headers.
 * @param limit Requests accepted in any one window.
 * @param windowSeconds Length of the window in seconds.
 * @param remaining Requests that would be accepted now.
 * @param resetSeconds Seconds until {@code remaining} grows by at least one.
 */
public record UsageRateLimit(
        String policy,
        long limit,
        long windowSeconds,
        long remaining,
        long resetSeconds) {}
