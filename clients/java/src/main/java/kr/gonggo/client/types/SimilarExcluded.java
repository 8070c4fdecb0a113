// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Similar notices that are not counted, by reason; absent = 0. {@code cancelled}: the notice was cancelled · {@code
 * direct}: direct contract with a chosen firm · {@code noResult}: closed or opened, but no award or failure is known
 * yet
 *
 * @param cancelled Similar notices that were cancelled
 * @param direct Similar notices of direct contracts
 * @param noResult Similar notices without a known result
 */
public record SimilarExcluded(
        Long cancelled,
        Long direct,
        Long noResult) {}
