// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A notice similar to another, and why.
 *
 * @param bid the field bid
 * @param similarity How much of the given title the other title contains, %. Rare words weigh more than common ones,
 * and words that most titles have weigh nothing
 * @param synonyms Words that the two titles use for the same purchase, such as 청소 and 미화
 * @param sameLicence Whether the two require licences in common; notices without any licence are compared by title
 * alone
 * @param sameAgency Whether the same agency issued both
 */
public record SimilarBid(
        Bid bid,
        int similarity,
        List<SharedSynonym> synonyms,
        boolean sameLicence,
        boolean sameAgency) {}
