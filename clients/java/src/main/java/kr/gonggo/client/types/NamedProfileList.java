// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A page of profiles
 *
 * @param total Number of items on all pages at this moment.
 * @param page Page number, from 1. Default: 1.
 * @param items the field items
 */
public record NamedProfileList(
        long total,
        int page,
        List<NamedProfileSummary> items) {}
