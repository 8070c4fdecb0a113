/** Client for Gonggo, public-procurement bid notices over REST. Begin at {@link kr.gonggo.client.GonggoClient}. */
module kr.gonggo.client {
    requires transitive java.net.http;

    exports kr.gonggo.client;
    exports kr.gonggo.client.json;
    exports kr.gonggo.client.types;
}
