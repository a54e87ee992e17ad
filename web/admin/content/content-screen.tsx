import { FileText } from "lucide-react";
import {
  contentStats,
  createContent,
  deleteContent,
  listAllContent,
  updateContent,
  type EditedContent,
} from "#contract/admin-content.ts";
import { listContent } from "#contract/content.ts";
import { EditingScreen } from "#web/admin/editing/editing-screen.tsx";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { contentWords } from "#web/words/editing.ts";
import { ContentFacts } from "./content-facts.tsx";
import { ContentForm, type WrittenContent } from "./content-form.tsx";

const calls = {
  create: createContent,
  update: updateContent,
  remove: deleteContent,
  touches: [listAllContent, contentStats, listContent],
  words: contentWords,
};

const list = {
  label: "Content items",
  read: listAllContent,
  Icon: FileText,
  empty: "There is no content yet",
};

export const ContentScreen = () => (
  <EditingScreen<EditedContent, WrittenContent>
    active="/admin/content"
    intro="Announcements stand on home, tutorials on the page How to Play, and everything else on Rules & Guide."
    tiles={<ContentTiles />}
    calls={calls}
    thing="Content"
    list={list}
    nameOf={({ title }) => title}
    textOf={({ title, content, type }) => `${title} ${content} ${type}`}
    Facts={ContentFacts}
    Form={ContentForm}
    afterwards="Players do not see it any more."
  />
);

function ContentTiles() {
  const { data } = useAnswer(contentStats, {}, { isAskedAnew: true });
  return (
    <Tiles
      label="Content"
      tiles={[
        { label: "Total Items", value: data?.total },
        { label: "Published", value: data?.published },
        { label: "Drafts", value: data?.drafts },
        { label: "Scheduled", value: data?.scheduled },
        { label: "Featured", value: data?.featured },
      ]}
    />
  );
}
