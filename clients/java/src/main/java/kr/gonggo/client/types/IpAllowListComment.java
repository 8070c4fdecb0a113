// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * What is said of one range.
 *
 * @param range One of the ranges.
 * @param comment What it is, for those who read the list.
 */
public record IpAllowListComment(
        String range,
        String comment) {}
