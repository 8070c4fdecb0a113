// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The comment on one range.
 *
 * @param range One of the ranges.
 * @param comment Comment, such as what the range is.
 */
public record IpAllowListComment(
        String range,
        String comment) {}
