// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param region Code of the region, as a company profile takes it; {@code null} = the text names no known region.
 * @param kind {@code head} if the registry calls it a head office (본사), otherwise {@code branch}.
 * @param text The place as the registry has it.
 */
public record RegistryEntrySeat(
        String region,
        ProfileSeatKind kind,
        String text) {}
