// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param from First day.
 * @param until Last day.
 * @param agency Agency that reported it.
 * @param basis Law.
 * @param status State in the words of the registry.
 */
public record RegistryEntrySanction(
        String from,
        String until,
        String agency,
        String basis,
        String status) {}
